import { Prose } from '@northcast/shared-ui/prose/prose';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Editor, type JSONContent } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { editorExtensions } from './editor-extensions';
import { editorInput, type TakePictures } from './editor-input';

/** Replaces the editor's own style sheet, which the Content Security Policy would block. */
const Canvas = styled(Prose)`
  max-width: none;

  .ProseMirror {
    position: relative;
    min-height: ${theme.size.lg};
    padding: ${theme.space[4]};
    border: 1px solid ${theme.color.control};
    border-top: 0;
    border-radius: 0 0 ${theme.radius.md} ${theme.radius.md};
    background: ${theme.color.surface};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;
  }

  .ProseMirror:focus-visible {
    border-color: ${theme.color.focus};
    outline-offset: 0;
    outline-width: 1.5px;
  }

  .ProseMirror > * + * {
    margin-top: 1.1em;
  }

  .ProseMirror > :first-child {
    margin-top: 0;
  }

  .ProseMirror pre {
    white-space: pre-wrap;
  }

  .ProseMirror :is(li, td, th) > p {
    margin: 0;
  }

  .ProseMirror :is(td, th) {
    min-width: 0;
    padding: ${theme.space[2]};
    border: 1px solid ${theme.color.line};
  }

  /* Wraps text instead of scrolling, because the caret moves through a table cell by cell. */
  .ProseMirror table {
    display: table;
    width: 100%;
  }

  .ProseMirror img {
    display: inline-block;
    max-width: 100%;
    height: auto;
  }

  .ProseMirror img.ProseMirror-selectednode,
  .ProseMirror hr.ProseMirror-selectednode {
    outline: 2px solid ${theme.color.focus};
  }

  .ProseMirror .selectedCell {
    background: ${theme.color.sunken};
  }

  .ProseMirror-gapcursor {
    position: absolute;
    border-top: 1px solid ${theme.color.ink};
    width: ${theme.space[5]};
  }
`;

interface EditorCanvasProps {
  /** The initial document. */
  readonly content: JSONContent;
  readonly onReady: (editor: Editor | null) => void;
  readonly onChange: (editor: Editor) => void;
  readonly takePictures: TakePictures;
}

/** The rich-text area of a post. */
export function EditorCanvas({ content, onReady, onChange, takePictures }: EditorCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const calls = useRef({ onReady, onChange, takePictures });
  calls.current = { onReady, onChange, takePictures };
  const first = useRef(content);
  useEffect(() => {
    const editor = new Editor({
      element: frame.current,
      extensions: editorExtensions,
      content: first.current,
      injectCSS: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': 'Text of the post',
        },
        handleDOMEvents: editorInput((files) => calls.current.takePictures(files)),
      },
      onUpdate: () => calls.current.onChange(editor),
    });
    calls.current.onReady(editor);
    return () => {
      calls.current.onReady(null);
      editor.destroy();
    };
  }, []);
  return <Canvas ref={frame} />;
}
