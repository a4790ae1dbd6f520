import webpack from 'webpack';
import { scriptIntegrityOf } from './file-hashes.mjs';

const place = '"hashes of the chunks"';

/**
 * Writes the hashes of a build's chunks into its entry script, in place of `OWN_CHUNK_HASHES`, so
 * that documents need not contain them.
 */
export class OwnHashesPlugin {
  apply(compiler) {
    new webpack.DefinePlugin({ OWN_CHUNK_HASHES: place }).apply(compiler);
    compiler.hooks.compilation.tap('OwnHashesPlugin', (compilation) => {
      // Runs after the file names have their final hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'OwnHashesPlugin', stage }, (assets) => {
        const names = Object.keys(assets).filter((name) => name.endsWith('.js'));
        const entries = names.filter((name) => textOf(assets[name]).includes(place));
        const hashes = Object.fromEntries(
          names
            .filter((name) => !entries.includes(name))
            .map((name) => [name, scriptIntegrityOf(assets[name].buffer())]),
        );
        for (const name of entries) {
          const text = textOf(assets[name]).replaceAll(place, JSON.stringify(hashes));
          compilation.updateAsset(name, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

const textOf = (source) => source.source().toString();
