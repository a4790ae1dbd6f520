import type { PageModule, RemoteName, RemoteRoute } from '@northcast/shared-contracts/host/remote';

/** What `render` of the shell's server bundle answers; see `src/prerender/render.tsx`. */
export interface ShellRender {
  readonly head: string;
  readonly body: string;
  readonly css: string;
  readonly styleAttributes: string;
}

export interface ShellBundle {
  readonly render: (request: {
    readonly pathname: string;
    readonly signedIn: boolean;
    readonly screen:
      | 'not-found'
      | 'loading'
      | {
          readonly remote: RemoteName;
          readonly route: RemoteRoute;
          readonly module: PageModule;
          readonly data: unknown;
        };
  }) => Promise<ShellRender>;
}
