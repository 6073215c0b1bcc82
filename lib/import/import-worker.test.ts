import { aReference } from '@/tests/fixtures/added'
import type { ImportAnswer, ImportRequest } from './import-worker'

type WorkerScope = { onmessage: ((event: { data: ImportRequest }) => void) | null; postMessage: jest.Mock }

/** Runs the worker's file with a `self` like that of a worker. */
async function startWorker(): Promise<WorkerScope> {
  const scope: WorkerScope = { onmessage: null, postMessage: jest.fn() }
  Object.assign(globalThis, { self: scope })
  jest.resetModules()
  await import('./import-worker')
  return scope
}

async function ask(input: ImportRequest['input']): Promise<ImportAnswer[]> {
  const { onmessage, postMessage } = await startWorker()
  onmessage?.({ data: { input, reference: aReference() } })
  return postMessage.mock.calls.map(([answer]: [ImportAnswer]) => answer)
}

const results = (answers: readonly ImportAnswer[]) =>
  answers.flatMap((answer) => ('result' in answer ? [answer.result] : []))

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'self')
})

test('answers once with what was read, after anything it tells of its progress', async () => {
  const rows = Array.from({ length: 1500 }, (_, at) => `University ${at},nl`)
  const answers = await ask(['name,country', ...rows].join('\n'))
  expect(results(answers)).toHaveLength(1)
  expect(answers.at(-1)).toMatchObject({ result: { rows: expect.any(Array) } })

  const steps = answers.flatMap((answer) => ('done' in answer ? [answer] : []))
  expect(steps.length).toBeGreaterThan(0)
  for (const { done, total } of steps) expect(done).toBeLessThanOrEqual(total)
  expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).sort((a, b) => a - b))
})

test('reads bytes as well as text', async () => {
  const answers = await ask(new Uint8Array(Buffer.from('name,country\nAlpha,nl')))
  expect(results(answers)).toMatchObject([{ rows: [{ record: { name: 'Alpha' } }] }])
})

test('answers also when nothing can be read', async () => {
  expect(results(await ask(' '))).toEqual([{ reason: 'There is nothing in it.' }])
})
