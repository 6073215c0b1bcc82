import { COURSES, DATES, ENTRY, FEES, type ReadingField } from './reading-field'

/** The fields of each programme of a list. */
export const PROGRAMME_FIELDS = [
  {
    name: 'name',
    key: 'name',
    label: 'Programme',
    kind: 'text',
    asks: 'name of the programme',
    about: COURSES,
  },
  {
    name: 'level',
    key: 'level',
    label: 'Level',
    kind: 'level',
    asks: 'its level or degree: bachelor, master or doctorate, as printed',
    about: COURSES,
  },
  {
    name: 'length',
    key: 'length',
    label: 'Length',
    kind: 'length',
    asks: 'how long it takes, as printed',
    about: COURSES,
  },
  {
    name: 'language',
    key: 'language',
    label: 'Language',
    kind: 'text',
    asks: 'language of teaching',
    about: COURSES,
  },
  {
    name: 'internationalFee',
    key: 'internationalFee',
    label: 'Tuition, international',
    kind: 'fee',
    asks: 'its tuition fee for international students, as printed, with currency and period',
    about: FEES,
  },
  {
    name: 'domesticFee',
    key: 'domesticFee',
    label: 'Tuition, domestic',
    kind: 'fee',
    asks: 'its tuition fee for home students, as printed, with currency and period',
    about: FEES,
  },
  {
    name: 'requirement',
    key: 'requirement',
    label: 'Entry requirement',
    kind: 'text',
    asks: 'what it asks of applicants, as printed',
    about: ENTRY,
  },
  {
    name: 'deadline',
    key: 'deadline',
    label: 'Application deadline',
    kind: 'day',
    asks: 'last day to apply for it',
    about: DATES,
  },
] as const satisfies readonly ReadingField[]
