import type { Level } from '../facts/vocabulary'

/**
 * The options of the rules of awards and of a visitor's profile. Addresses contain `value`, which never changes. The
 * screen shows `label`; for degrees the data contains the label too. New entries go at the end, because the compact
 * index stores positions. `inMatcher`: the matcher's form offers the entry. `widerWords`: the wider fields, or the part
 * of its own name, by which the text of an award may mean the entry. `area`: fields of one area may count for each other,
 * so a closed list is in doubt about them; a field without one may count in several.
 */
export const DEGREES = [
  { value: 'bachelors', label: "Bachelor's", inMatcher: true },
  { value: 'masters', label: "Master's", inMatcher: true },
  { value: 'phd', label: 'Ph.D.', inMatcher: true },
  { value: 'research', label: 'Research-based' },
] as const

export const STUDY_FIELDS = [
  { value: 'computer-science', label: 'Computer Science', area: 'science', inMatcher: true },
  { value: 'engineering', label: 'Engineering', area: 'science', inMatcher: true },
  { value: 'business', label: 'Business', area: 'society', inMatcher: true },
  { value: 'medicine', label: 'Medicine', area: 'health', inMatcher: true },
  { value: 'law', label: 'Law', area: 'society', inMatcher: true },
  { value: 'psychology', label: 'Psychology', inMatcher: true },
  { value: 'biology', label: 'Biology', area: 'science', inMatcher: true },
  { value: 'economics', label: 'Economics', area: 'society', inMatcher: true },
  { value: 'physics', label: 'Physics', area: 'science', inMatcher: true },
  { value: 'chemistry', label: 'Chemistry', area: 'science', inMatcher: true },
  { value: 'mathematics', label: 'Mathematics', area: 'science', inMatcher: true },
  { value: 'literature', label: 'Literature', area: 'humanities', inMatcher: true },
  { value: 'history', label: 'History', area: 'humanities', inMatcher: true },
  { value: 'arts', label: 'Arts', area: 'humanities', inMatcher: true },
  { value: 'education', label: 'Education', area: 'society', inMatcher: true },
  { value: 'agriculture', label: 'Agriculture and Food', area: 'science', widerWords: ['Agriculture'] },
  {
    value: 'architecture',
    label: 'Architecture and Planning',
    area: 'science',
    widerWords: ['Architecture'],
  },
  { value: 'development', label: 'Development Studies', area: 'society' },
  {
    value: 'earth-and-environment',
    label: 'Earth and Environment',
    area: 'science',
    widerWords: ['Environment'],
  },
  { value: 'international-relations', label: 'International Relations', area: 'society' },
  { value: 'languages', label: 'Languages', area: 'humanities' },
  {
    value: 'public-health',
    label: 'Public Health',
    area: 'health',
    inMatcher: true,
    widerWords: ['Health', 'Medicine'],
  },
  { value: 'public-policy', label: 'Public Policy', area: 'society' },
  { value: 'social-sciences', label: 'Social Sciences', area: 'society' },
  { value: 'theology', label: 'Theology', area: 'humanities' },
  { value: 'nursing', label: 'Nursing', area: 'health', inMatcher: true, widerWords: ['Health', 'Medicine'] },
] as const

/**
 * The choice of the places of a nationality or residence rule. `any`: the provider says so outright. `unknown`: nobody
 * has read the rule; it never means everyone.
 */
export const PLACE_MODES = [
  { value: 'any', label: 'Any' },
  { value: 'only', label: 'Only these' },
  { value: 'except', label: 'All but these' },
  { value: 'unknown', label: 'Not known' },
] as const

/**
 * The meaning of a place's presence in a list, or its absence. `exact`: the list is the rule. `at-least`: the listed
 * places are certain, and there may be more. `at-most`: no other place is meant, and perhaps not all listed ones.
 * `indicative`: neither is certain.
 */
export const CERTAINTIES = [
  { value: 'exact', label: 'Complete list' },
  { value: 'at-least', label: 'At least these' },
  { value: 'at-most', label: 'At most these' },
  { value: 'indicative', label: 'Examples' },
] as const

export const HELD_DEGREES = [
  { value: 'secondary', label: 'Secondary school' },
  { value: 'bachelors', label: "Bachelor's degree" },
  { value: 'masters', label: "Master's degree" },
  { value: 'phd', label: 'Doctorate' },
] as const

/** The degree of each level of study, as rules of awards name it. */
export const DEGREE_AT: Readonly<Record<Level, Degree>> = {
  bachelor: "Bachelor's",
  master: "Master's",
  doctorate: 'Ph.D.',
}

/** Classes of a first degree as in the United Kingdom and many countries of the Commonwealth, the best first. */
export const DEGREE_CLASSES = [
  { value: 'first', label: 'First class' },
  { value: 'upper-second', label: 'Upper second (2:1)' },
  { value: 'lower-second', label: 'Lower second (2:2)' },
  { value: 'third', label: 'Third class or pass' },
] as const

/** Levels of the Common European Framework, the lowest first. */
export const LANGUAGE_LEVELS = [
  { value: 'none', label: 'No certificate yet' },
  { value: 'a1', label: 'A1' },
  { value: 'a2', label: 'A2' },
  { value: 'b1', label: 'B1' },
  { value: 'b2', label: 'B2' },
  { value: 'c1', label: 'C1' },
  { value: 'c2', label: 'C2' },
] as const

/** The lowest overall score of IELTS at a level, as far as it is known. */
export const IELTS_AT: Partial<Record<LanguageLevel, number>> & { b2: number } = { b2: 5.5 }

/** Tests of English besides IELTS, by their scale in `data/english-scores.json`, as people call them. */
export const ENGLISH_TESTS = [
  { value: 'toefl-120', label: 'TOEFL iBT' },
  { value: 'toefl-6', label: 'TOEFL iBT, 1–6' },
  { value: 'pte', label: 'PTE Academic' },
  { value: 'duolingo', label: 'Duolingo' },
  { value: 'cambridge', label: 'Cambridge English' },
] as const

/** The languages that a profile knows; awards that name another leave a question. */
export const ASKED_LANGUAGES = [
  { value: 'german', label: 'German' },
  { value: 'french', label: 'French' },
  { value: 'english', label: 'English' },
] as const

export const NEEDS = [
  { value: 'need', label: 'No, or only a part' },
  { value: 'none', label: 'Yes, all of it' },
] as const

export const NOMINATORS = [
  { value: 'possible', label: 'Yes, or I can ask one' },
  { value: 'none', label: 'No, I apply on my own' },
] as const

/**
 * Countries where a doctorate is a third cycle that follows a master's degree, as a rule of law or of nearly all
 * universities. Those with a master's degree are sure; those without have to ask.
 */
export const DOCTORATE_AFTER_MASTERS: readonly string[] =
  'at be ch cz de dk ee es fi fr gr hr hu it jp lt lv nl no pl pt ro rs se si sk'.split(' ')

/** The highest option of the matcher's form is "5 or more" years of work, so no rule may ask for more. */
export const MOST_WORK_YEARS = 5

export type Degree = (typeof DEGREES)[number]['label']
export type DegreeValue = (typeof DEGREES)[number]['value']
export type HeldDegree = (typeof HELD_DEGREES)[number]['value']
export type StudyField = (typeof STUDY_FIELDS)[number]['value']
export type DegreeClass = (typeof DEGREE_CLASSES)[number]['value']
export type EnglishTest = (typeof ENGLISH_TESTS)[number]['value']
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number]['value']
