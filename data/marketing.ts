/**
 * What the home page says of itself. The partners and the stories are invented: see README.md in this folder for
 * what whoever runs the site replaces.
 */
export const MARKETING = {
  badge: '5,000+ International Scholarships',
  stats: [
    { value: '50,000+', label: 'students' },
    { value: '5,000+', label: 'scholarships' },
    { value: '$500M+', label: 'funding' },
    { value: '150+', label: 'countries' },
  ],
  availableFunding: '$2M+',
  categories: [
    {
      type: 'university',
      title: 'University',
      description:
        'Paid by the place you study at. Often decided together with admission, so the earlier of the two deadlines counts.',
      count: '2,500+',
    },
    {
      type: 'external',
      title: 'External',
      description:
        'Paid by foundations, companies and charities. Fewer places and more to write, but you can often take the money to a university of your choice.',
      count: '1,800+',
    },
    {
      type: 'government',
      title: 'Government',
      description:
        'Paid by your own country or by the one you go to. Citizenship decides who may apply, and some ask you to come back afterwards.',
      count: '750+',
    },
  ],
  partners: [
    { name: 'The Campus Courier', mark: 'CC' },
    { name: 'Study Compass', mark: 'SC' },
    { name: 'Horizon Weekly', mark: 'HW' },
    { name: 'Northlight Radio', mark: 'NR' },
    { name: 'Open Gate Review', mark: 'OG' },
    { name: 'Scholar & Globe', mark: 'S&G' },
  ],
  stories: [
    {
      name: 'Amina',
      country: 'Nigeria',
      scholarship: 'A government scholarship with tuition, travel and a monthly grant',
      university: 'A university in the United Kingdom',
      field: 'Public Health, master’s',
      amount: 'Full costs for one year',
      story:
        'She had ruled out the award because its page spoke of two years of work. Her two years in a clinic counted.',
    },
    {
      name: 'Rafael',
      country: 'Colombia',
      scholarship: 'A fee waiver that was decided with admission',
      university: 'A public university in Germany',
      field: 'Mechanical Engineering, bachelor’s',
      amount: 'No tuition fee, and a part-time job for rent',
      story:
        'He compared four countries by what was left to pay after the fee, and rent turned out to matter more than tuition.',
    },
    {
      name: 'Nusrat',
      country: 'Bangladesh',
      scholarship: 'A paid doctoral position',
      university: 'A university in the Netherlands',
      field: 'Computer Science, Ph.D.',
      amount: 'A salary for four years',
      story:
        'She stopped looking for scholarships when she learned that the position she wanted was advertised as a job.',
    },
  ],
} as const
