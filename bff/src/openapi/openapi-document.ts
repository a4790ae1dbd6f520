import type { OpenAPIObject } from '@nestjs/swagger';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpointSummaries } from '@northcast/shared-contracts/api/endpoint-summaries';
import { type EndpointName, endpoints } from '@northcast/shared-contracts/api/endpoints';
import { entitySchemas } from '@northcast/shared-contracts/api/entity-schemas';
import {
  laterCountHeader,
  listMarkHeader,
  totalCountHeader,
} from '@northcast/shared-contracts/api/list-query';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { secondFactorMethods } from '@northcast/shared-contracts/api/second-factor';
import { brand } from '@northcast/shared-contracts/content/brand';
import { type DescribedSchema, type JsonSchema, jsonSchema } from './json-schema.js';
import { parametersOf } from './parameters.js';

const methods = (description: string): JsonSchema => ({
  type: 'array',
  description,
  items: { type: 'string', enum: secondFactorMethods },
});

const problem: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'message'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    message: { type: 'string', description: 'What a person reads' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      description: 'Errors by field, with 422',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    current: { type: 'object', description: 'The row as it stands now, with 409' },
    secondFactor: methods('What to sign in with beside the password, with 401'),
    stepUp: methods('What confirms the call, with 403; see stepUp'),
    setUp: { type: 'string', enum: ['second-factor'], description: 'What is missing, with 403' },
  },
};

/** The OpenAPI document, generated from the endpoint table and its schemas. */
export function openApiDocument(): OpenAPIObject {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description: 'Errors are returned as problem+json (RFC 9457) with a message for people.',
    },
    paths,
    components: {
      schemas: { ...schemasOf(entitySchemas), ...schemasOf(requestSchemas), Problem: problem },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'nc_session',
          description: 'Over https the name is __Host-nc_session.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API token (`nc_…`), which owners create in the panel under Integrations. It reads.',
        },
      },
    },
  };
  return document as unknown as OpenAPIObject;
}

function schemasOf(schemas: Readonly<Record<string, DescribedSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)]),
  );
}

function operation(name: EndpointName, endpoint: Endpoint): JsonSchema {
  return {
    operationId: name,
    summary: endpointSummaries[name],
    tags: [
      endpoint.path.split('/')[2] === 'admin' ? 'Administration' : (endpoint.tags[0] ?? 'Account'),
    ],
    ...(endpoint.access === 'public' ? {} : { security: securityOf(endpoint) }),
    parameters: parametersOf(endpoint),
    ...(endpoint.request === undefined
      ? {}
      : { requestBody: { required: true, content: json(reference(endpoint.request)) } }),
    responses: {
      [endpoint.status]: successResponse(endpoint),
      default: {
        description: 'Error',
        content: { 'application/problem+json': { schema: reference('Problem') } },
      },
    },
  };
}

/** Alternatives: either scheme is sufficient. */
const securityOf = ({ token }: Endpoint): JsonSchema[] => [
  { session: [] },
  ...(token ? [{ bearer: [] }] : []),
];

function successResponse({ answer, paged }: Endpoint): JsonSchema {
  if (answer === 'none') return { description: 'Done' };
  if (answer === 'csv') {
    return { description: 'A download', content: { 'text/csv': { schema: { type: 'string' } } } };
  }
  if (answer === 'file') {
    return { description: 'A download', content: { '*/*': { schema: { type: 'string' } } } };
  }
  if (answer === 'stream') {
    return {
      description: 'Events',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    };
  }
  const schema =
    typeof answer === 'string'
      ? reference(answer)
      : { type: 'array', items: reference(String(answer[0])) };
  return { description: 'Success', content: json(schema), ...(paged && { headers: listHeaders }) };
}

const header = (type: string) => ({ schema: { type } });
const listHeaders = {
  [totalCountHeader]: header('integer'),
  [listMarkHeader]: header('string'),
  [laterCountHeader]: header('integer'),
  Link: header('string'),
};
const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });
const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
