import { render, screen } from '@testing-library/react'
import { WORLD_VIEW } from '@/components/universities/world-view'
import { WORLD } from '@/lib/universities/list'
import { ListHead } from './list-head'

it('says that the few that stand open may match, in place of none', () => {
  render(
    <ListHead
      view={WORLD_VIEW}
      order={undefined}
      state={{
        search: WORLD.untouched,
        understood: null,
        local: null,
        answer: {
          ...WORLD.browse([], { search: WORLD.untouched }),
          notKnown: { total: 2, page: 1, pages: 1, from: 1, to: 2, keys: [] },
        },
      }}
    />,
  )
  expect(screen.getByRole('heading')).toHaveTextContent('Results: none for sure, 2 may match')
  expect(screen.getByRole('status')).toHaveTextContent('0 universities found for sure, 2 may match')
})
