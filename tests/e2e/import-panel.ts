import type { Page } from '@playwright/test'
import { expect } from './fixtures'

type FileLike = { name: string; text: string | Buffer }

/** The tab "Add More Universities", ready to read. */
export async function openAddTab(page: Page) {
  await page.goto('/universities?tab=add')
  await expectAddTab(page)
}

/** The same from another tab, without a new document. */
export async function goToAddTab(page: Page) {
  await page.getByRole('link', { name: 'Add More Universities' }).click()
  await expectAddTab(page)
}

async function expectAddTab(page: Page) {
  await expect(page.getByRole('button', { name: 'Fill in a short form' })).toBeEnabled()
}

export async function pasteText(page: Page, text: string) {
  await page.getByLabel('Or paste JSON or CSV').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
}

export async function chooseFile(page: Page, { name, text }: FileLike) {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

export async function expectRead(page: Page, summary: string) {
  await expect(page.getByText(summary)).toBeVisible({ timeout: 40_000 })
}

/** Pastes, looks at nothing, adds. */
export async function addByPasting(page: Page, text: string, count: number) {
  await openAddTab(page)
  await pasteAndAdd(page, text, count)
}

export async function pasteAndAdd(page: Page, text: string, count: number) {
  await pasteText(page, text)
  await page.getByRole('button', { name: new RegExp(`^Add ${count} universit`) }).click()
  await expect(page.getByText(new RegExp(`${count} universit(y|ies) added`))).toBeVisible()
}

/** The tab "Browse Universities", from another tab, without a new document. */
export async function goToList(page: Page) {
  await page.getByRole('link', { name: 'Browse Universities' }).click()
  await expect(page.getByRole('heading', { name: /^Results: |^No universities found/ })).toBeVisible()
}

/** The list of what this page has just added, without a new document. */
export async function goToOwn(page: Page) {
  await page.getByRole('link', { name: 'only your own' }).click()
  await expect(page).toHaveURL('/universities?added=yes')
}
