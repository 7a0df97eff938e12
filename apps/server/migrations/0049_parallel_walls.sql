-- The functions of the second wall read settings and tables only. Functions are unsafe for parallel plans unless they say so, and
-- one of them in a policy kept every query on the table to one process.

alter function visible_projects() parallel safe;
alter function visible_sites() parallel safe;
