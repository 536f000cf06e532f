/** Where the function runs: Mumbai, the region nearest to most of our students. `firebase.json` names it too. */
export const region = 'asia-south1';
export const demoProject = 'demo-pathshala';
