import { subjectsOf } from './subjects-of'

describe('subjectsOf', () => {
  it('takes the title before the code', () => {
    expect(subjectsOf({ title: 'Bachelor of Nursing', field: '0201', scheme: 'asced' })).toEqual({
      subject: 'nursing',
      also: ['computer-science'],
    })
  })

  it('takes the code where there is no title, and lets its second subject only help to find', () => {
    expect(subjectsOf({ field: '0103', scheme: 'asced' })).toEqual({
      subject: 'physics',
      also: ['astronomy'],
    })
  })

  it('takes the branch that the code tells where the title names the whole', () => {
    const { subject } = subjectsOf({ title: 'Bachelor of Engineering', field: '0309', scheme: 'asced' })
    expect(subject).toBe('civil-engineering')
  })

  it('knows nothing of an unknown code', () => {
    expect(subjectsOf({ field: '77.77', scheme: 'cip4' })).toEqual({ subject: null, also: [] })
  })

  it('reads several codes, and lets the title choose among them', () => {
    const coded = { field: 'CAH15-03-01|CAH19-02-04', scheme: 'cah' } as const
    expect(subjectsOf({ ...coded, title: 'Irish and Politics' }).subject).toBe('modern-languages')
    expect(subjectsOf({ ...coded, title: 'Politics and Irish' }).subject).toBe('political-science')
    expect(subjectsOf(coded).subject).toBe('political-science')
  })

  it('tells an MBA from business by the level, where the code does not', () => {
    const subjectAt = (level: string) => subjectsOf({ field: '52.02', scheme: 'cip4', level }).subject
    expect([subjectAt('bachelor'), subjectAt('master'), subjectAt('doctorate')]).toEqual([
      'business-and-management',
      'management-mba',
      'business-and-management',
    ])
    expect(subjectsOf({ title: 'Bachelor of Management', level: 'bachelor' }).subject).toBe(
      'business-and-management',
    )
  })
})
