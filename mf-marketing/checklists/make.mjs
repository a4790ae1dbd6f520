#!/usr/bin/env node
/**
 * `node mf-marketing/checklists/make.mjs`: generates the PDF of each guide's checklist. Run it
 * after changing a checklist.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { checklistFile, readChecklists } from './checklist.mjs';
import { checklistPdf } from './checklist-pdf.mjs';

mkdirSync(new URL('.', checklistFile('any')), { recursive: true });
for (const checklist of readChecklists()) {
  writeFileSync(checklistFile(checklist.slug), await checklistPdf(checklist));
}
