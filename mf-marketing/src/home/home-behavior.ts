import { attachOpener } from '../listen/attach-opener';
import { allBehaviors } from '../static-section/all-behaviors';
import { attachActionBar } from './attach-action-bar';
import { makeRowsFocusable } from './make-rows-focusable';

/** Opens the examples in place, lets the keyboard scroll rows of text, and keeps the first action in reach on a phone. */
export const homeBehavior = allBehaviors(attachOpener, makeRowsFocusable, attachActionBar);
