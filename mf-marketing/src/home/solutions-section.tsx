import { Icon } from '@northcast/shared-ui/icon/icon';
import { Container, ScrollRow, Section } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CheckList } from '../check-list/check-list';
import { contactAbout } from '../contact/contact-topics';
import { SectionHead } from '../section-head/section-head';
import { type Solution, solutions, solutionsHeading } from './solutions';

/** One sheet divided into six fields by hairline gaps; a row of cards on a phone. */
const Sheet = styled(ScrollRow)`
  ${media.md} {
    gap: 1px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: 1px;
    overflow: clip;
    border-radius: ${theme.radius.lg};
    background: ${theme.color.line};
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Field = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: 0 0 0 1px ${theme.color.line};

  h3 {
    display: flex;
    gap: ${theme.space[3]};
    align-items: center;
  }

  svg {
    color: ${theme.color.accentText};
  }

  & > a {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    justify-content: space-between;
    margin-top: auto;
    padding-block: ${theme.space[2]};
    font-weight: 600;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }

  ${media.md} {
    border-radius: 0;
  }

  ${media.lg} {
    padding: ${theme.space[6]};
  }
`;

function SolutionField({ icon, title, description, features, priceText, topic }: Solution) {
  const id = useId();
  return (
    <Field>
      <Heading level={3} id={id}>
        <Icon name={icon} size="lg" />
        {topic ? <Link to={`/ai#${topic}`}>{title}</Link> : title}
      </Heading>
      <Text>{description}</Text>
      {features ? (
        <CheckList data-size="sm">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </CheckList>
      ) : null}
      <Link to={topic ? contactAbout(topic) : '/contact'} aria-describedby={id}>
        {priceText}
        <Icon name="arrow-right" />
      </Link>
    </Field>
  );
}

/** Services without a fixed price. */
export function SolutionsSection() {
  return (
    <Section aria-labelledby="solutions">
      <Container>
        <SectionHead id="solutions" {...solutionsHeading} />
        <Sheet>
          {solutions.map((solution) => (
            <SolutionField key={solution.title} {...solution} />
          ))}
        </Sheet>
      </Container>
    </Section>
  );
}
