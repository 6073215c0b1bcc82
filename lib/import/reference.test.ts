import { aReference } from '@/tests/fixtures/added'
import { loadReference } from './reference'

const answer = (status: number) => new Response(JSON.stringify(aReference()), { status })

describe('loadReference', () => {
  it('asks once for each state of the catalogue', async () => {
    const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer(200)))
    await Promise.all([loadReference('a'), loadReference('a')])
    await expect(loadReference('a')).resolves.toEqual(aReference())
    await loadReference('b')
    expect(ask.mock.calls).toEqual([['/catalogue/a/reference.json'], ['/catalogue/b/reference.json']])
  })

  it('asks again after a failure', async () => {
    const ask = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer(500))
    await expect(loadReference('c')).rejects.toThrow('500')
    ask.mockResolvedValueOnce(answer(200))
    await expect(loadReference('c')).resolves.toEqual(aReference())
  })
})
