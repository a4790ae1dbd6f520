import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const fonts = new URL('../../bff/content/fonts/', import.meta.url);
const font = (name) => fileURLToPath(new URL(name, fonts));

const left = 56;
const bottom = 64;
const ink = '#111111';
const grey = '#4d4d4d';
const box = { size: 9, indent: 20 };

/**
 * Builds a checklist as a tagged PDF with boxes to tick by hand, so that screen readers find its
 * headings and lists. The output is deterministic.
 * @param {import('./checklist.mjs').Checklist} checklist
 * @returns {Promise<Buffer>}
 */
export async function checklistPdf({ title, description, mark, sections }) {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 56, left, right: left, bottom },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    font: font('DejaVuSansCondensed.ttf'),
    info: { Title: title, Author: 'Northcast', Keywords: mark, CreationDate: new Date(0) },
  });
  document.registerFont('regular', font('DejaVuSansCondensed.ttf'));
  document.registerFont('bold', font('DejaVuSansCondensed-Bold.ttf'));
  const chunks = [];
  const ended = new Promise((resolve, reject) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  const root = document.struct('Document');
  document.addStructure(root);
  writeText(document, root, { type: 'H1', text: title, size: 20, isBold: true, after: 6 });
  writeText(document, root, { type: 'P', text: description, size: 10, color: grey, after: 10 });
  for (const { heading, tasks } of sections) {
    makeRoom(document, 70);
    document.y += 8;
    writeText(document, root, { type: 'H2', text: heading, size: 13, isBold: true, after: 5 });
    writeList(document, root, tasks);
  }
  root.end();
  writePageNumbers(document, title);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function writeText(document, parent, { type, text, size, isBold = false, color = ink, after }) {
  const write = () => {
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    document.text(text, left, document.y);
  };
  parent.add(document.struct(type, {}, write));
  document.y += after;
}

function writeList(document, parent, tasks) {
  const list = document.struct('L');
  parent.add(list);
  const width = document.page.width - 2 * left - box.indent;
  for (const task of tasks) {
    document.font('regular').fontSize(10.5).fillColor(ink);
    makeRoom(document, document.heightOfString(task, { width }) + 6);
    const { y } = document;
    document.markContent('Artifact', { type: 'Layout' });
    document
      .rect(left, y + 2, box.size, box.size)
      .lineWidth(0.8)
      .strokeColor(grey)
      .stroke();
    document.endMarkedContent();
    const item = document.struct('LI');
    list.add(item);
    const write = () => document.text(task, left + box.indent, y, { width });
    item.add(document.struct('LBody', {}, write));
    item.end();
    document.x = left;
    document.y += 6;
  }
  list.end();
}

function makeRoom(document, height) {
  if (document.y + height > document.page.height - bottom) document.addPage();
}

/** Marked as a PDF artifact, so that screen readers skip the page numbers. */
function writePageNumbers(document, title) {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    // PDFKit would start a new page for text below the bottom margin.
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document.font('regular').fontSize(8).fillColor(grey);
    const words = `${title} · Northcast · Page ${index + 1} of ${count}`;
    document.text(words, left, document.page.height - 40, { lineBreak: false });
    document.endMarkedContent();
  }
}
