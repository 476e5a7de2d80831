import { openingTemplate } from './opening-template.ts'

export function loader(): Promise<Response> {
  return openingTemplate('xlsx')
}
