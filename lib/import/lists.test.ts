import { joinList, splitList } from './lists'

describe('joinList and splitList', () => {
  it.each([
    [[]],
    [['Law']],
    [['Law', 'Medicine']],
    [['Film, Television and Media']],
    [['Film, Television and Media', 'Law']],
    [['Erasmus+; for Europeans']],
    [['Erasmus+; for Europeans', 'Law, too']],
    [['Arts | Letters', 'Law']],
    [['Arts | Letters']],
    [['One; two']],
    [['"Open" University Press', 'Law']],
  ])('keep %j', (items) => {
    expect(splitList(joinList(items).trim())).toEqual(items)
  })

  it.each([
    ['Law; Medicine ;;', ['Law', 'Medicine']],
    ['Law, Medicine', ['Law', 'Medicine']],
    ['Law|Medicine', ['Law', 'Medicine']],
    ['Law\r\nMedicine, Dentistry', ['Law', 'Medicine, Dentistry']],
    ['"Law", Medicine', ['"Law"', 'Medicine']],
    ['', []],
  ])('split %j', (text, items) => {
    expect(splitList(text)).toEqual(items)
  })

  it('are not held up by a long row of quotes', () => {
    const hostile = `${'"'.repeat(5000)}x`
    expect(splitList(hostile)).toEqual([hostile])
  })
})
