import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { aliases, sameWords } from './aliases';
import { kindNames, type SearchEntry, type SearchKind } from './entry';
import { termOf, termsOf, wordsOf } from './words';

export interface Found {
  readonly entry: SearchEntry;
  /** Normalised words of the entry that match. */
  readonly terms: ReadonlySet<string>;
}

export interface FoundGroup {
  readonly kind: SearchKind;
  readonly found: readonly Found[];
}

export interface Search {
  readonly find: (query: string) => readonly FoundGroup[];
  /** Replaces the posts of the previous call. */
  readonly setPosts: (posts: readonly SearchEntry[]) => void;
  /** Indexes the next few entries. `find` indexes the rest. @returns whether all are indexed */
  readonly prepareSome: () => boolean;
}

/** Entries indexed per task: a few milliseconds on a slow phone. */
const atATime = 12;

/** Results that score less than this share of the best one are dropped. */
const leastShare = 0.12;

const boost = { title: 6, aliases: 4, parts: 2, text: 2, words: 0.6 };
const ofSynonyms = Object.fromEntries(
  Object.entries(boost).map(([field, weight]) => [field, weight / 3]),
);

/** Ranks what visitors usually look for first when many entries match. */
const weights: Readonly<Record<SearchKind, number>> = {
  service: 1.4,
  plan: 1.2,
  question: 1,
  guide: 0.9,
  article: 0.9,
  post: 0.9,
  page: 1.1,
};

/** Number of edits allowed in a word. */
const edits = (term: string) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false);

/** Search options from strict to lenient; the next is used only if the previous found nothing. */
const ways: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: edits },
  { combineWith: 'OR', fuzzy: edits },
];

const synonyms = new Map(
  sameWords.flatMap((group) => {
    const terms = group.map(termOf);
    return terms.map((term) => [term, terms.filter((other) => other !== term)] as const);
  }),
);

/**
 * Variants with two neighbouring letters swapped: one typing error, but an edit distance of two.
 */
const swapped = (term: string): string[] =>
  term.length < 4
    ? []
    : Array.from(
        { length: term.length - 1 },
        (_, at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2),
      );

/** Query for a word or one of its synonyms; fuzzy queries also match two swapped letters. */
function wordQuery(term: string, way: SearchOptions): Query {
  const synonym = { queries: synonyms.get(term) ?? [], boost: ofSynonyms, prefix: false };
  const others = way.fuzzy ? swapped(term) : [];
  const rest = { combineWith: 'OR', fuzzy: false } as const;
  return {
    combineWith: 'OR',
    queries: [term, { ...rest, ...synonym }, { ...rest, queries: others }],
  };
}

const fieldsOf = (entry: SearchEntry) => ({
  id: entry.to,
  title: entry.title,
  text: entry.text,
  aliases: aliases[entry.to] ?? aliases[entry.title] ?? '',
  parts: entry.parts?.join(' ') ?? '',
  words: entry.words ?? '',
});

const newIndex = (kindOf: (id: string) => SearchKind | undefined) =>
  new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text) => [...wordsOf(text)],
    processTerm: termOf,
    searchOptions: {
      boost,
      prefix: (term) => term.length >= 2,
      processTerm: (term) => term,
      boostDocument: (id) => weights[kindOf(id) ?? 'page'],
    },
  });

/** Builds a search that matches word beginnings, typing errors and aliases. */
export function searchOf(entries: readonly SearchEntry[]): Search {
  const byId = new Map(entries.map((entry) => [entry.to, entry]));
  const index = newIndex((id) => byId.get(id)?.kind);
  const waiting = [...entries];
  let posts: readonly SearchEntry[] = [];
  const prepareSome = () => {
    index.addAll(waiting.splice(0, atATime).map(fieldsOf));
    return waiting.length === 0;
  };
  return {
    prepareSome,
    setPosts: (next) => {
      index.removeAll(posts.map(fieldsOf));
      index.addAll(next.map(fieldsOf));
      for (const { to } of posts) byId.delete(to);
      for (const post of next) byId.set(post.to, post);
      posts = next;
    },
    find: (query) => {
      const terms = termsOf(query);
      if (terms.length === 0) return [];
      while (!prepareSome());
      for (const way of ways) {
        const queries = terms.map((term) => wordQuery(term, way));
        const results = index.search({ ...way, queries });
        if (results.length > 0) return grouped(ranked(results, terms, byId));
      }
      return [];
    },
  };
}

/** Score factor for an entry whose name is exactly the query. */
const named = 2;

function ranked(
  results: readonly SearchResult[],
  asked: readonly string[],
  byId: ReadonlyMap<string, SearchEntry>,
): readonly Found[] {
  const scored = results.flatMap(({ id, score, terms }) => {
    const entry = byId.get(id);
    if (entry === undefined) return [];
    const isNamed = termsOf(entry.title).join(' ') === asked.join(' ');
    return [{ entry, terms: new Set(terms), score: isNamed ? score * named : score }];
  });
  scored.sort((one, other) => other.score - one.score);
  const least = (scored[0]?.score ?? 0) * leastShare;
  return scored.filter(({ score }) => score >= least);
}

/** Groups ordered by their best entry. */
function grouped(all: readonly Found[]): readonly FoundGroup[] {
  const groups = new Map<SearchKind, Found[]>();
  for (const found of all) {
    const { entry } = found;
    const group = groups.get(entry.kind);
    if (group === undefined) groups.set(entry.kind, [found]);
    else group.push(found);
  }
  return [...groups].map(([kind, found]) => ({ kind, found }));
}

export function countText(groups: readonly FoundGroup[], query: string): string {
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  const results = count === 1 ? '1 result' : `${count === 0 ? 'No' : count} results`;
  return `${results} for “${query.trim()}”`;
}

export const groupName = (kind: SearchKind): string => kindNames[kind];
