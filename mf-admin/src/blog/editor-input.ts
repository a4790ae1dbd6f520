import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { pastedSlice } from './read-html';

/** Handles image files that the author pastes or drops. */
export type TakePictures = (files: readonly File[]) => void;

/**
 * Handles paste and drop instead of the editor's own parser, which writes HTML strings to the DOM
 * and would need a Trusted Types policy.
 * @returns whether the event was handled
 */
export const editorInput = (takePictures: TakePictures) => ({
  paste(view: EditorView, event: ClipboardEvent): boolean {
    return insert(view, event.clipboardData, event, takePictures);
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // The editor itself handles drags within the text.
    if (view.dragging !== null) return false;
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (place !== null) {
      const { doc, tr } = view.state;
      view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
    }
    return insert(view, event.dataTransfer, event, takePictures);
  },
});

function insert(
  view: EditorView,
  data: DataTransfer | null,
  event: Event,
  takePictures: TakePictures,
): boolean {
  event.preventDefault();
  if (data === null) return true;
  const { state } = view;
  const isCode = state.selection.$from.parent.type.spec.code === true;
  const slice = pastedSlice(state.schema, isCode ? '' : data.getData('text/html'));
  const text = data.getData('text/plain').replace(/\r\n?/g, '\n');
  const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
  // Office programs put a picture of a text beside it.
  if (slice.size > 0) view.dispatch(state.tr.replaceSelection(slice).scrollIntoView());
  else if (pictures.length > 0) takePictures(pictures);
  else if (!isCode) insertParagraphs(view, text);
  else if (text !== '') view.dispatch(state.tr.insertText(text).scrollIntoView());
  return true;
}

/** Replaces the selection, unless the text is blank. */
function insertParagraphs(view: EditorView, text: string): void {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  const [first, ...others] = lines;
  const { tr, schema, selection } = view.state;
  if (first === undefined) return;
  if (others.length === 0) tr.insertText(first);
  else {
    const nodes = lines.map((line) => schema.node('paragraph', null, schema.text(line)));
    tr.replaceWith(selection.from, selection.to, nodes);
  }
  view.dispatch(tr.scrollIntoView());
}
