import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

type Program = {
  /** The first match of a pattern in what the program writes. */
  says(pattern: RegExp): Promise<string>
  stop(): Promise<void>
}

/** Starts a program that runs until it is stopped. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const outputs = [child.stdout, child.stderr].map((input) => createInterface({ input }))
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        child.once('error', reject)
        child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)))
        for (const output of outputs) {
          output.on('line', (line) => {
            const [found] = pattern.exec(line) ?? []
            if (found !== undefined) resolve(found)
          })
        }
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}
