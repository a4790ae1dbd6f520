/**
 * Modules that the shell loads from named remotes, besides the `./routes` of every remote. The
 * shell's description contains them, and the release gates refuse a version without them.
 */
export const mountedModules = {
  'mf-account': ['./order-dialog'],
  'mf-marketing': ['./search-dialog'],
};
