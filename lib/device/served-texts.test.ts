/** @jest-environment jsdom */
import { translatePage } from '@/tests/setup/translate'
import { SERVED_TEXTS_SCRIPT, showServedTexts, showTranslation } from './served-texts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('shows what the server sent while React takes over, and the translation before and after', async () => {
  new Function(SERVED_TEXTS_SCRIPT)()
  document.body.innerHTML = '<p>One <b>two</b> three</p><p>Four</p>'
  const served = document.body.innerHTML
  const end = translatePage()
  await settle()
  const translated = document.body.innerHTML
  expect(translated).toBe(
    '<p><font>One </font><b><font>two</font></b><font> three</font></p><p><font>Four</font></p>',
  )

  // Two parts wait. No text is translated again before both are there.
  showServedTexts()
  showServedTexts()
  await settle()
  expect(document.body.innerHTML).toBe(served)
  showTranslation()
  await settle()
  expect(document.body.innerHTML).toBe(served)
  expect(document.documentElement.getAttribute('translate')).toBe('no')

  // React takes a part away meanwhile.
  document.querySelector('b')?.remove()
  showTranslation()
  await settle()
  expect(document.body.innerHTML).toBe('<p><font>One </font><font> three</font></p><p><font>Four</font></p>')
  expect(document.documentElement.hasAttribute('translate')).toBe(false)
  end()
})

it('shows what the server sent where the page is translated while React takes over, and the translation after', async () => {
  new Function(SERVED_TEXTS_SCRIPT)()
  document.body.innerHTML = '<p>One <b>two</b></p>'
  const served = document.body.innerHTML
  showServedTexts()
  const end = translatePage()
  await settle()
  expect(document.body.innerHTML).toBe(served)
  showTranslation()
  await settle()
  expect(document.body.innerHTML).toBe('<p><font>One </font><b><font>two</font></b></p>')
  // What comes later stays translated.
  document.body.append('Three')
  await settle()
  expect(document.body.innerHTML).toMatch(/<font>Three<\/font>$/)
  end()
})
