import { aReference } from '@/tests/fixtures/added'
import { checkContext } from './check-context'
import type { ImportAnswer, ImportRequest } from './import-worker'
import { guessMatching } from './match-columns'

type WorkerScope = { onmessage: ((event: { data: ImportRequest }) => void) | null; postMessage: jest.Mock }

/** Runs the worker's file with a `self` like that of a worker. */
async function startWorker(): Promise<WorkerScope> {
  const scope: WorkerScope = { onmessage: null, postMessage: jest.fn() }
  Object.assign(globalThis, { self: scope })
  jest.resetModules()
  await import('./import-worker')
  return scope
}

const answersOf = ({ postMessage }: WorkerScope) =>
  postMessage.mock.calls.map(([answer]: [ImportAnswer]) => answer)

async function ask(scope: WorkerScope, request: ImportRequest): Promise<ImportAnswer | undefined> {
  const isLast = (answer: ImportAnswer) => !('done' in answer)
  const before = answersOf(scope).filter(isLast).length
  scope.onmessage?.({ data: request })
  for (let turn = 0; turn < 100 && answersOf(scope).filter(isLast).length === before; turn++)
    await new Promise((resolve) => setTimeout(resolve, 5))
  return answersOf(scope).findLast(isLast)
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'self')
})

test('reads a file, then checks its rows in parts, and tells of its progress', async () => {
  const scope = await startWorker()
  const lines = Array.from({ length: 2500 }, (_, at) => `University ${at},nl`)
  const read = await ask(scope, { read: [['name,country', ...lines].join('\n'), null] })
  expect(read).toMatchObject({ summary: { total: 2500, columns: [{ name: 'name' }, { name: 'country' }] } })
  if (!read || !('summary' in read) || 'reason' in read.summary) throw new Error('It was not read.')
  const { matching } = guessMatching(read.summary.columns, checkContext(aReference()))
  const first = await ask(scope, { check: [matching, aReference(), 0] })
  expect(first).toMatchObject({ rows: { length: 2000, 0: { record: { name: 'University 0' } } } })
  const second = await ask(scope, { check: [matching, aReference(), 2000] })
  expect(second).toMatchObject({ rows: { length: 500, 0: { at: 2000, line: 2002 } } })
  const steps = answersOf(scope).flatMap((answer) => ('done' in answer ? answer.done : []))
  expect(steps.length).toBeGreaterThan(20)
})

test('answers also when nothing can be read', async () => {
  const answer = await ask(await startWorker(), { read: [' ', null] })
  expect(answer).toEqual({ summary: { reason: 'There is nothing in it.' } })
})
