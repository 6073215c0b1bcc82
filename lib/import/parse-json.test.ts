import { entryLines, jsonErrorLine, parseJsonRecords } from './parse-json'

const read = (text: string) => {
  const table = parseJsonRecords(text)
  if ('reason' in table) throw new Error(table.reason)
  return { columns: table.columns, rows: table.rows.map(({ line, values }) => [line, ...values]) }
}

describe('parseJson', () => {
  it.each([
    ['one record', '{"name": "Alpha", "programmes": [{"level": "MSc"}]}', [1]],
    ['a list', '[{"name": "Alpha"},\n{"name": "Beta"}]', [1, 2]],
    ['a list in an object', '{"success": true,\n"data": [\n{"name": "Alpha"}]}', [3]],
    ['a list deep in objects', '{"a": {"b": {"items": [{"name": "Alpha"}, {"name": "Beta"}]}}}', [1, 1]],
    ['a named list', '{"name": "QS", "universities": [{"name": "Alpha"}]}', [1]],
    ['records by id', '{"u1": {"name": "Alpha"},\n"u2": {"name": "Beta"}}', [1, 2]],
    ['a record on each line', '{"name": "Alpha"}\n\n{"name": "Beta"}\n', [1, 3]],
  ])('takes %s', (_what, text, lines) => {
    const { columns, rows } = read(text)
    expect(columns[0]).toBe('name')
    expect(rows.map(([line]) => line)).toEqual(lines)
    expect(rows[0]?.[1]).toBe('Alpha')
  })

  it('opens objects within a record, and joins lists', () => {
    const text =
      '[{"title": "Alpha", "location": {"city": "Delft", "geo": {"lat": 52}}, "web_pages": ["http://a.example"]}]'
    expect(read(text)).toEqual({
      columns: ['title', 'location.city', 'location.geo.lat', 'web_pages'],
      rows: [[1, 'Alpha', 'Delft', '52', 'http://a.example']],
    })
  })

  it('faults what is no record and keeps the rest', () => {
    const table = parseJsonRecords('[1, {"name": "Alpha"}, null]')
    expect(table).toMatchObject({
      rows: [
        { fault: expect.stringContaining('not a university') },
        { values: ['Alpha'] },
        { fault: expect.any(String) },
      ],
    })
  })

  it('says where the text stops being JSON, and when a list is empty', () => {
    expect(parseJsonRecords('[\n{"name": "Alpha"},\n{"name": Beta}\n]')).toEqual({
      reason: 'This is not valid JSON: look at line 3.',
    })
    expect(parseJsonRecords('[]')).toEqual({ reason: 'There is no university in this file.' })
  })

  it('can’t be made to reach an object’s prototype', () => {
    const text =
      '{"name": "Alpha", "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "campusLife": {"__proto__": {"polluted": 1}}}'
    expect(read(text).rows).toHaveLength(1)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

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
