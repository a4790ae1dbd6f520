import { numberSettings } from '@northcast/release/number-setting';

/** How pages are rendered on the server and kept. */
export interface RenderingSettings {
  /** Milliseconds of processor time for one page. */
  readonly processorTime: number;
  /** Megabytes for the process of one version. */
  readonly memory: number;
  /** Versions whose processes run at the same time. */
  readonly processes: number;
  /** Bytes of documents and markup that are kept. */
  readonly cacheBytes: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @param errors what is wrong with the settings is added here */
export function readRenderingSettings(
  environment: Environment,
  errors: string[],
): RenderingSettings {
  const number = numberSettings(environment, errors);
  return {
    processorTime: number('RENDER_SECONDS', 4, 0.1, 60) * 1000,
    memory: number('RENDER_MEMORY', 384, 128, 4096),
    processes: number('RENDER_PROCESSES', 6, 1, 100),
    cacheBytes: number('DOCUMENT_CACHE', 128, 8, 8192) * 1024 * 1024,
  };
}
