import { languageName } from './language-name'

test('a language has the name that readers know', () => {
  expect(['de', 'zh', 'no', 'bn'].map(languageName)).toEqual(['German', 'Chinese', 'Norwegian', 'Bengali'])
})
