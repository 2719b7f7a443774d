/** The first file: it asks for what takes time, and then for the page. */

import { askEarly } from '$lib/early'

askEarly()
void import('./main')
