/** What the tab says before the name of the page: that it is your turn, if you look elsewhere. */
export const title = $state({ turn: false })
