import webpack from 'webpack';

/**
 * Makes webpack's own script loading go through the shell's `northcastScripts`: the address of the present attempt, and the
 * hash without which the browser runs nothing.
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
