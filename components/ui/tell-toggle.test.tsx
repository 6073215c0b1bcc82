import { screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from 'react'
import { Collapsible } from './collapsible'
import { tellToggle } from './tell-toggle'

function Fold() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Collapsible ref={tellToggle} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>More</summary>
      {isOpen && <p>What is in it</p>}
    </Collapsible>
  )
}

it.each([true, false])(
  'shows what is in a fold as it was left before the script: open %s',
  async (wasOpened) => {
    const page = document.body.appendChild(document.createElement('main'))
    page.innerHTML = renderToString(<Fold />)
    if (wasOpened) page.querySelector('details')?.setAttribute('open', '')
    await act(async () => {
      hydrateRoot(page, <Fold />, { onRecoverableError: () => {} })
    })
    expect(screen.queryAllByText('What is in it')).toHaveLength(wasOpened ? 1 : 0)
    page.remove()
  },
)
