import MinimizerPlugin from 'minimizer-webpack-plugin';

/** swc instead of terser: a remote builds in a third of the time. */
export function minimizer() {
  return [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      extractComments: false,
      // One character outside Latin-1 makes the engine keep and scan the whole script in two bytes a character.
      minimizerOptions: { format: { ascii_only: true } },
    }),
  ];
}
