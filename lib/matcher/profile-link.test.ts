import { aProfile } from '@/tests/fixtures/matcher'
import { parseProfileFragment, profileFragment } from './profile-link'

describe('a profile in a link', () => {
  const profile = aProfile({
    degreeLevel: 'phd',
    fieldOfStudy: 'computer-science',
    subject: 'games-and-animation',
    nationality: 'ng',
    gpa: 3.1,
    grade: 8.2,
    gradeScale: 'in-10',
    budget: 9000,
    age: 24,
    ielts: 0,
    workYears: 2,
  })

  it('carries what was told and nothing else, in characters that every chat leaves alone', () => {
    expect(profileFragment(profile)).toBe(
      '#profile=degree_phd~field_computer-science~subject_games-and-animation~nationality_ng~gpa_3.1~grade_8.2~scale_in-10~budget_9000~age_24~ielts_0~work_2',
    )
  })

  it('comes back as it went', () => {
    expect(parseProfileFragment(profileFragment(profile))).toEqual(profile)
  })

  it('is read from links of before grades had scales', () => {
    expect(parseProfileFragment('#profile=degree_masters~gpa_3.4')).toEqual(
      aProfile({ degreeLevel: 'masters', gpa: 3.4 }),
    )
  })

  it('drops what it does not understand', () => {
    expect(parseProfileFragment('#profile=degree_masters~gpa_9~nationality_nigeria~x_y~~')).toEqual(
      aProfile({ degreeLevel: 'masters' }),
    )
  })

  it.each(['', '#top', '#profile=', '#profile=rubbish', '#profile=degree_diploma'])(
    'finds none in %j',
    (fragment) => {
      expect(parseProfileFragment(fragment)).toBeNull()
    },
  )
})
