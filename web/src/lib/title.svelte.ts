/** What the tab shows before the name of the page: that it is your turn, if you are looking elsewhere. */
export const title = $state({ turn: false })
