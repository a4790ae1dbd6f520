import { type ComponentType, createContext, useContext } from 'react';

interface ToolsProps {
  /** Name of the text area in the surrounding form. */
  readonly name: string;
  readonly orderId?: string | undefined;
  /** The customer of a thread that is there already. */
  readonly userName?: string | undefined;
  readonly userEmail?: string | undefined;
}

/** What an area adds to the places where one writes. */
interface ComposerTools {
  /** Stands above the text area. */
  readonly Tools: ComponentType<ToolsProps>;
  /** Why a text can not be sent; undefined where it can. */
  readonly check: (text: string | undefined) => string | undefined;
}

const none: ComposerTools = { Tools: () => null, check: () => undefined };
const ComposerToolsContext = createContext<ComposerTools>(none);

export const ComposerToolsProvider = ComposerToolsContext.Provider;

export const useComposerTools = (): ComposerTools => useContext(ComposerToolsContext);
