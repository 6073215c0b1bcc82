/** Twelve students, where they want to study, and three universities of that country that most of them would think of. */
export const STUDENTS = [
  {
    from: 'Nigeria',
    to: 'United Kingdom',
    choices: ['university-of-manchester', 'coventry-university', 'university-of-greenwich'],
  },
  {
    from: 'India',
    to: 'Germany',
    choices: ['technical-university-of-munich', 'rwth-aachen-university', 'university-of-stuttgart'],
  },
  {
    from: 'Brazil',
    to: 'Canada',
    choices: ['university-of-toronto', 'university-of-british-columbia', 'mcgill-university'],
  },
  {
    from: 'Vietnam',
    to: 'Australia',
    choices: ['monash-university', 'rmit-university', 'the-university-of-sydney'],
  },
  {
    from: 'Egypt',
    to: 'Türkiye',
    choices: ['istanbul-university', 'middle-east-technical-university', 'koc-university'],
  },
  {
    from: 'Mexico',
    to: 'Spain',
    choices: [
      'university-of-barcelona',
      'complutense-university-of-madrid',
      'autonomous-university-of-madrid',
    ],
  },
  {
    from: 'Kenya',
    to: 'United States',
    choices: ['arizona-state-university', 'the-university-of-texas-at-austin', 'new-york-university'],
  },
  {
    from: 'Indonesia',
    to: 'Japan',
    choices: ['the-university-of-tokyo', 'kyoto-university', 'waseda-university'],
  },
  {
    from: 'Pakistan',
    to: 'Malaysia',
    choices: ['universiti-malaya', 'universiti-putra-malaysia', 'university-of-technology-malaysia'],
  },
  {
    from: 'Ukraine',
    to: 'Poland',
    choices: ['university-of-warsaw', 'jagiellonian-university', 'warsaw-university-of-technology'],
  },
  {
    from: 'China',
    to: 'France',
    choices: ['sorbonne-university', 'universite-paris-saclay', 'ecole-polytechnique'],
  },
  {
    from: 'Bangladesh',
    to: 'Italy',
    choices: ['university-of-bologna', 'sapienza-university-of-rome', 'politecnico-di-milano'],
  },
] as const
