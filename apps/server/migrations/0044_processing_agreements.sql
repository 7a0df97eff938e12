-- Data processing agreements as documents of a site: the contracts of GDPR Art. 28(3) with its business customers.

alter type document_type add value 'data_processing_agreement';
