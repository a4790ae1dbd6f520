import { type ComponentType, createContext, useContext } from 'react';

interface ToolsProps {
  /** Name of the form's text area. */
  readonly name: string;
  readonly orderId?: string | undefined;
  /** The customer of an existing thread. */
  readonly userName?: string | undefined;
  readonly userEmail?: string | undefined;
}

/** What an area adds to the forms in which messages are written. */
interface ComposerTools {
  /** Rendered above the text area. */
  readonly Tools: ComponentType<ToolsProps>;
  /** The error of a text that cannot be sent; undefined if it can. */
  readonly check: (text: string | undefined) => string | undefined;
}

const none: ComposerTools = { Tools: () => null, check: () => undefined };
const ComposerToolsContext = createContext<ComposerTools>(none);

export const ComposerToolsProvider = ComposerToolsContext.Provider;

export const useComposerTools = (): ComposerTools => useContext(ComposerToolsContext);
