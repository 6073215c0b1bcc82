import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WORLD_VIEW } from '@/components/universities/world-view'
import type { ListSearch } from '@/lib/list/filter'
import { WORLD } from '@/lib/universities/list'
import { NotKnownRows } from './not-known-rows'

const onGo = jest.fn<Promise<void>, [ListSearch]>(() => Promise.resolve())
beforeEach(() => onGo.mockClear())

const show = (page: number, total = 45, keys = ['tuition', 'sector'], asked = page) =>
  render(
    <NotKnownRows
      view={WORLD_VIEW}
      search={{ ...WORLD.untouched, tuitionMax: 500, page: 3, unreported: asked } as ListSearch}
      answer={{ total, page, pages: 5, from: 1, to: 9, keys }}
      onGo={onGo}
    >
      {page > 0 && <p>The cards</p>}
    </NotKnownRows>,
  )
const section = () => within(screen.getByRole('region', { name: /ot known/ }))

it('is folded, and says how much there is and what is not reported', async () => {
  show(0)
  expect(section().getByRole('heading')).toHaveTextContent('Not known (45)')
  expect(section().getByText(/^They may match/)).toHaveTextContent(
    'Not reported, or not sure: International tuition a year; Public or private.',
  )
  const link = section().getByRole('link', { name: 'Show 45 universities' })
  expect(link).toHaveAttribute(
    'href',
    '/universities?tuitionMax=500&page=3&unreported=1#university-unreported',
  )
  await userEvent.click(link)
  expect(onGo).toHaveBeenCalledWith(expect.objectContaining({ page: 3, unreported: 1 }))
})

it('is opened with its cards and pages of its own, and folded again', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  show(2)
  expect(section().getByText('The cards')).toBeVisible()
  const pages = within(section().getByRole('navigation', { name: 'Pages of what is not known' }))
  await userEvent.click(pages.getByRole('link', { name: 'Page 3' }))
  expect(onGo).toHaveBeenLastCalledWith(expect.objectContaining({ page: 3, unreported: 3 }))
  await userEvent.click(section().getByRole('link', { name: 'Hide 45 universities' }))
  expect(onGo).toHaveBeenLastCalledWith(expect.objectContaining({ unreported: 0 }))
})

it('speaks of one as of one', () => {
  show(0, 1)
  expect(section().getByRole('link', { name: 'Show 1 university' })).toBeVisible()
  expect(section().getByText(/^It may match/)).toBeVisible()
})

it('names the level where nothing else is open', () => {
  show(0, 45, ['level'])
  expect(section().getByRole('heading')).toHaveTextContent('Level not known (45)')
})

it('has nothing to hide where nobody opened it: nothing else was found', () => {
  show(1, 1, ['programmes'], 0)
  expect(section().getByText('The cards')).toBeVisible()
  expect(section().queryByRole('link', { name: /^Hide/ })).toBeNull()
})
