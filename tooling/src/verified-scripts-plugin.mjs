import webpack from 'webpack';

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
