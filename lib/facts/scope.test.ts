import { fitsScope, isNarrow, namesOf } from './scope'

const NAMES = namesOf({ id: 'oak', nation: 'scotland' }, { sector: 'public', group: 'Bavaria' })

it.each([
  [[], true, false],
  [['oak'], true, true],
  [['elm'], false, true],
  [['group:Bavaria', 'elm'], true, true],
  [['nation:scotland'], true, true],
  [['sector:private'], false, true],
  [['!oak'], false, false],
  [['!elm'], true, false],
  [['sector:public', '!oak'], false, true],
])('the scope %j fits: %s, names universities: %s', (scope, fits, narrow) => {
  expect([fitsScope(scope, NAMES), isNarrow(scope)]).toEqual([fits, narrow])
})
