import { test } from './fixtures'
import { CATALOGUE, expectTyped, ifReported } from './universities'

test('leaves out what asks for a higher grade than mine', async ({ page }) => {
  await expectTyped(page, {
    group: /^My GPA/,
    figures: { 'Leaves out': '3.2' },
    url: '/universities?gpa=3.2',
    results: CATALOGUE.filter((entry) =>
      ifReported(entry.admissionRequirements.minimumGPA, (figure) => figure <= 3.2),
    ),
  })
})
