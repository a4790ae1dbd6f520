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
  const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
  if (pictures.length > 0) {
    takePictures(pictures);
    return true;
  }
  const html = data.getData('text/html');
  const { state } = view;
  const isCode = state.selection.$from.parent.type.spec.code === true;
  if (html !== '' && !isCode) {
    view.dispatch(state.tr.replaceSelection(pastedSlice(state.schema, html)).scrollIntoView());
    return true;
  }
  const text = data.getData('text/plain').replace(/\r\n?/g, '\n');
  if (isCode) view.dispatch(state.tr.insertText(text).scrollIntoView());
  else insertParagraphs(view, text);
  return true;
}

function insertParagraphs(view: EditorView, text: string): void {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const { tr, schema } = view.state;
  if (lines.length < 2) view.dispatch(tr.insertText(first).scrollIntoView());
  else {
    const { paragraph } = schema.nodes;
    const nodes = lines.flatMap((line) => paragraph?.create(null, schema.text(line)) ?? []);
    const html = nodes.length > 0 ? tr.replaceWith(tr.selection.from, tr.selection.to, nodes) : tr;
    view.dispatch(html.scrollIntoView());
  }
}
