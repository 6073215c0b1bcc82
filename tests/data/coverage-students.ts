/** Twelve students, where they want to study, and three universities of that country that most of them would think of. */
export const STUDENTS = [
  ['Nigeria', 'United Kingdom', 'university-of-manchester coventry-university university-of-greenwich'],
  ['India', 'Germany', 'technical-university-of-munich rwth-aachen-university university-of-stuttgart'],
  ['Brazil', 'Canada', 'university-of-toronto university-of-british-columbia mcgill-university'],
  ['Vietnam', 'Australia', 'monash-university rmit-university the-university-of-sydney'],
  ['Egypt', 'Türkiye', 'istanbul-university middle-east-technical-university koc-university'],
  [
    'Mexico',
    'Spain',
    'university-of-barcelona complutense-university-of-madrid autonomous-university-of-madrid',
  ],
  [
    'Kenya',
    'United States',
    'arizona-state-university the-university-of-texas-at-austin new-york-university',
  ],
  ['Indonesia', 'Japan', 'the-university-of-tokyo kyoto-university waseda-university'],
  ['Pakistan', 'Malaysia', 'universiti-malaya universiti-putra-malaysia university-of-technology-malaysia'],
  ['Ukraine', 'Poland', 'university-of-warsaw jagiellonian-university warsaw-university-of-technology'],
  ['China', 'France', 'sorbonne-university universite-paris-saclay ecole-polytechnique'],
  ['Bangladesh', 'Italy', 'university-of-bologna sapienza-university-of-rome politecnico-di-milano'],
].map(([from = '', to = '', choices = '']) => ({ from, to, choices: choices.split(' ') }))
