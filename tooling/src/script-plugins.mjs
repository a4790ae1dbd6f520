import webpack from 'webpack';
import { scriptIntegrityOf } from './built-files.mjs';

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

/**
 * Makes webpack load scripts through the shell's `northcastScripts`, which adds the URL of the
 * current attempt and the integrity hash. Browsers run no script without the hash.
 */
export class VerifiedScriptsPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = webpack.runtime;
    compiler.hooks.compilation.tap('VerifiedScriptsPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'VerifiedScriptsPlugin',
        (source) =>
          [
            source,
            'script.crossOrigin = "anonymous";',
            'script.integrity = globalThis.northcastScripts.integrityOf(url);',
            'script.src = globalThis.northcastScripts.addressOf(url);',
          ].join('\n'),
      );
    });
  }
}
