import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { AdminPost, PostPicture } from '@northcast/shared-contracts/api/entities';
import type { PostContent } from '@northcast/shared-contracts/api/posts';
import { ErrorSlot } from '@northcast/shared-ui/field/field';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { Editor } from '@tiptap/core';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { PageFrame } from '../list/list-page';
import { EditorCanvas } from './editor-canvas';
import { EditorToolbar } from './editor-toolbar';
import { LinkDialog } from './link-dialog';
import { writeMarkdown } from './markdown-writer';
import { PictureDialog } from './picture-dialog';
import { PostActions } from './post-actions';
import { contentOf, type KeptContent, textOfContent } from './post-content';
import { PostFields, PostTitle } from './post-fields';
import { KeptNotice, OtherEditors, PostConflict } from './post-notices';
import { PostStatusBadge } from './post-status';
import { parsedHtml } from './read-html';
import { SaveLine } from './save-line';
import { usePostSaving } from './use-post-saving';
import { usePublishing } from './use-publishing';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${theme.size.lg};
  }
`;

interface PostEditorProps {
  readonly first: AdminPost;
  readonly userId: string;
  /** Restarts the editor with another version of the post. */
  readonly onReplace: (post: AdminPost) => void;
}

function withDoc(post: AdminPost): KeptContent {
  const content = contentOf(post);
  const doc = parsedHtml(post.html);
  // An old post has HTML only, and a save without its text would empty it.
  const source = content.source === '' ? writeMarkdown(doc) : content.source;
  return { ...content, source, doc: doc.toJSON() };
}

export function PostEditor({ first, userId, onReplace }: PostEditorProps) {
  const begun = useMemo(() => withDoc(first), [first]);
  const [content, setContent] = useState(begun);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  /** Pasted or dropped pictures, which are asked for one after the other. */
  const [files, setFiles] = useState<readonly File[]>([]);
  const draft = draftOf<KeptContent>(`post-${first.id}`, userId);
  const [kept, setKept] = useState(() => keptOf(begun, draft));
  const saving = usePostSaving(first, content, userId, kept);
  const { post, state, conflict, flush, saveThen } = saving;
  const publishing = usePublishing({ id: first.id, saveThen });
  const change = useCallback(
    (part: Partial<KeptContent>) => setContent((before) => ({ ...before, ...part })),
    [],
  );
  const close = () => setDialog(undefined);
  const fields = { post, content, errors: publishing.errors, onChange: change };
  /** The focused button disappears with its notice. */
  const focusText = () => editor?.commands.focus();
  const takeKept = (words: KeptContent) => {
    editor?.commands.setContent(words.doc);
    change(words);
    setKept(null);
    focusText();
  };
  const dropKept = () => {
    draft.drop();
    setKept(null);
    focusText();
  };
  const keepMine = () => {
    saving.keepMine();
    focusText();
  };
  const takeServerVersion = (serverVersion: AdminPost) => {
    saving.dropMine();
    onReplace(serverVersion);
  };
  const closePicture = () => {
    setFiles(files.slice(1));
    if (files.length < 2) close();
  };
  const insertPicture = (picture: PostPicture | null, alt: string) => {
    closePicture();
    const chain = editor?.chain().focus();
    if (picture) chain?.setImage({ src: picture.src, alt }).run();
    else chain?.updateAttributes('image', { alt }).run();
  };
  return (
    <PageFrame>
      <OtherEditors id={first.id} />
      {kept ? <KeptNotice onUse={() => takeKept(kept)} onDrop={dropKept} /> : null}
      {conflict ? (
        <PostConflict
          serverVersion={conflict}
          mine={content}
          onKeepMine={keepMine}
          onUseServerVersion={() => takeServerVersion(conflict)}
        />
      ) : null}
      <PostActions post={post} publishing={publishing} flush={flush} onRestored={onReplace} />
      <Cluster>
        <PostStatusBadge status={post.status} />
        <SaveLine state={state} />
      </Cluster>
      <Columns>
        <div>
          <PostTitle {...fields} />
          <EditorToolbar
            editor={editor}
            onLink={() => setDialog('link')}
            onPicture={() => setDialog('picture')}
          />
          <EditorCanvas
            content={begun.doc}
            onReady={setEditor}
            onChange={({ state: { doc } }) =>
              change({ source: writeMarkdown(doc), doc: doc.toJSON() })
            }
            takePictures={(pictures) => {
              setFiles(pictures);
              setDialog('picture');
            }}
          />
          <ErrorSlot role="status">{publishing.errors.source}</ErrorSlot>
        </div>
        <PostFields {...fields} />
      </Columns>
      {editor && dialog === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {editor && dialog === 'picture' ? (
        <PictureDialog
          key={files.length}
          file={files[0] ?? null}
          before={files.length === 0 ? chosenAlt(editor) : null}
          onInsert={insertPicture}
          onClose={closePicture}
        />
      ) : null}
    </PageFrame>
  );
}

/** Alt text of the picture selected in the text; null if none is selected. */
function chosenAlt(editor: Editor): string | null {
  return editor.isActive('image') ? String(editor.getAttributes('image').alt ?? '') : null;
}

/** Unsaved content that this browser stored; null if it equals the saved content. */
function keptOf(saved: PostContent, draft: Draft<KeptContent>): KeptContent | null {
  const values = draft.values();
  if (values?.doc === undefined) return null;
  const kept = values as KeptContent & PostContent;
  return textOfContent(kept) === textOfContent(saved) ? null : kept;
}
