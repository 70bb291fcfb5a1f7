/** What of the library is used: it finds programs on Windows too, where `spawn` does not. */
declare module 'cross-spawn' {
  import type { ChildProcess, SpawnOptions } from 'node:child_process'

  export default function spawn(
    command: string,
    args: readonly string[],
    options: SpawnOptions,
  ): ChildProcess
}
