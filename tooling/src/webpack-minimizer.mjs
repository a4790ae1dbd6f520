import MinimizerPlugin from 'minimizer-webpack-plugin';

/** swc instead of terser: builds a remote in a third of the time. */
export function minimizer() {
  return [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      extractComments: false,
      // With one character outside Latin-1, the engine would store and scan the whole script with
      // two bytes per character.
      minimizerOptions: { format: { ascii_only: true } },
    }),
  ];
}
