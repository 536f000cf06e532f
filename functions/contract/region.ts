/** Where the function runs: Mumbai, the region nearest to most of our students. `firebase.json` names it too. */
export const region = 'asia-south1';
/** Whose days and weeks count: of the daily job and of the admins' overview. A name of the IANA database. */
export const schoolTimeZone = 'Asia/Dhaka';
export const demoProject = 'demo-pathshala';
