import { entryLines, jsonErrorLine } from './json-lines'

describe('entryLines', () => {
  it('knows the line of each entry of the first list', () => {
    expect(entryLines('[\n{"a": "[,]{\\"}"},\n\n{"b": [1,\n2]}, 3]')).toEqual([2, 4, 5])
    expect(entryLines('{"total": 2,\n"data": [{},\n{}], "more": [1]}')).toEqual([2, 3])
    expect(entryLines('[]')).toEqual([])
    expect(entryLines('{"a": 1}')).toEqual([])
  })
})

describe('jsonErrorLine', () => {
  it.each([
    ['[\n{"name": "Alpha"},\n{"name": Beta}\n]', 3],
    ['[\n{"name": "Alpha"}\n{"name": "Beta"}\n]', 3],
    ['[\n{"name": "Alpha",}\n]', 2],
    ['[1,\n2,\n]', 3],
    ["{\n'name': 1}", 2],
    ['{"a": {"b": [1, 2}\n}', 1],
    ['{"a": 1}\n\nmore', 3],
    ['{"a":\n', 2],
    ['[{"name": "line\nbreak"}]', 1],
  ])('finds it in %j', (text, line) => {
    expect(() => JSON.parse(text) as unknown).toThrow()
    expect(jsonErrorLine(text)).toBe(line)
  })

  it('is not overwhelmed by deep nesting', () => {
    expect(jsonErrorLine('['.repeat(100_000))).toBe(1)
  })
})
