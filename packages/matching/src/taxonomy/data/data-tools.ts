import { skillTable } from '../skill-table.ts';

/** Products and subjects of data work and machine learning, without the common libraries. */
export const dataTools = [
  ...skillTable(
    'library',
    `
lightgbm | LightGBM | implies machine-learning .9, python .5 | related xgboost .9
catboost | CatBoost | implies machine-learning .9, python .5 | related xgboost .8
bokeh | Bokeh | implies python .9, data-visualization .9 | related plotly .7 | case enough | context python, plot, plots, visualization, matplotlib
vega | Vega | aka vega lite | implies data-visualization .9 | case | context chart, charts, visualization, altair, lite
torchvision | torchvision | implies pytorch .9, computer-vision .7
detectron2 | Detectron2 | aka mmdetection | implies object-detection .9, pytorch .7
openpose | OpenPose | implies computer-vision .9 | related mediapipe .7
posenet | PoseNet | implies computer-vision .9 | related openpose .7
dlib | dlib | implies computer-vision .7, cpp .4
darknet | Darknet | implies object-detection .7, c .4 | case | context yolo, object, detection, neural, framework
word2vec | word2vec | implies embeddings .9, nlp .8
glove | GloVe | aka glove vectors | implies embeddings .9, nlp .8 | related word2vec .7 | case
fasttext | fastText | implies embeddings .9, nlp .8 | related word2vec .7
textblob | TextBlob | implies nlp .8, python .8
bert | BERT | aka distilbert | implies nlp .9, deep-learning .8 | case
roberta | RoBERTa | implies nlp .9, deep-learning .8 | related bert .7
langgraph | LangGraph | implies langchain .7, ai-agents .9, python .6
crewai | CrewAI | implies langchain .7, ai-agents .9, python .6 | related langgraph .7
ollama | Ollama | implies llm .9 | related llama-cpp .8
vllm | vLLM | implies llm .8, mlops .6
haystack | Haystack | aka deepset haystack | implies rag .8, nlp .7, python .7 | case | context rag, deepset, search, llm, pipeline
stable-baselines | Stable Baselines | aka stable baselines3 | implies reinforcement-learning .9, python .7
rllib | RLlib | implies reinforcement-learning .9, python .7 | related stable-baselines .7
librosa | librosa | implies audio .8, python .9
geopandas | GeoPandas | implies gis .9, python .8, pandas .7
rasterio | Rasterio | implies gis .9, python .8, pandas .7 | related geopandas .7
shapely | Shapely | implies gis .9, python .8, pandas .7 | related geopandas .7
gdal | GDAL | aka ogr2ogr | implies gis .9
rcpp | Rcpp | implies r .9
data-table | data.table | implies r .9, data-analysis .7
modin | Modin | implies pandas .8, python .8
great-expectations | Great Expectations | implies data-engineering .7, python .7
opencl | OpenCL | implies gpu-computing .9 | related cuda .7
sycl | SYCL | implies gpu-computing .9 | related opencl .7
openmp | OpenMP | implies high-performance-computing .8, concurrency .8 | related mpi .6
mpi | MPI | aka openmpi, mpich | implies high-performance-computing .9 | case
triton | Triton | aka triton inference server | implies gpu-computing .7, deep-learning .7 | case | context nvidia, inference, kernel, kernels, gpu
tensorflow-lite | TensorFlow Lite | aka tflite, tiny ml, tinyml | implies tensorflow .8, embedded .3
automl | AutoML | aka auto sklearn | implies machine-learning .8
`,
  ),
  ...skillTable(
    'tool',
    `
talend | Talend | implies etl .9, data-engineering .7
ssis | SSIS | aka sql server integration services | implies etl .9, data-engineering .7 | related talend .7
pentaho | Pentaho | implies etl .9, data-engineering .7 | related talend .7
informatica | Informatica | implies etl .9, data-engineering .7 | related talend .7
fivetran | Fivetran | implies etl .9
meltano | Meltano | implies etl .9 | related fivetran .7
airbyte | Airbyte | implies etl .9 | related fivetran .7
superset | Apache Superset | aka superset | implies business-intelligence .9, sql .5 | related metabase .8
qlik | Qlik | aka qlikview, qlik sense | implies business-intelligence .9
microstrategy | MicroStrategy | implies business-intelligence .9 | related qlik .7
google-sheets | Google Sheets | aka google spreadsheets, google sheets api | implies data-analysis .4 | related excel .7
looker-studio | Looker Studio | aka google data studio | implies business-intelligence .8 | related looker .6
google-colab | Google Colab | aka colab, colaboratory | implies python .7, jupyter .7
kaggle | Kaggle | aka kaggle competitions | implies machine-learning .7, data-science .7
wandb | Weights & Biases | aka wandb, weights and biases | implies mlops .9 | related mlflow .8
ray | Ray | aka ray.io, ray tune, ray serve | implies python .7, distributed-systems .6 | case | context python, distributed, tune, rllib, anyscale, dask
delta-lake | Delta Lake | implies spark .6, data-warehousing .7
apache-hudi | Apache Hudi | implies spark .6, data-warehousing .7 | related delta-lake .7
apache-iceberg | Apache Iceberg | implies spark .6, data-warehousing .7 | related delta-lake .7
avro | Apache Avro | aka avro | implies data-engineering .6
apache-arrow | Apache Arrow | implies data-engineering .6 | related avro .7
parquet | Parquet | aka apache parquet | implies data-engineering .6 | related avro .7
pig | Apache Pig | aka pig latin scripts | implies hadoop .8
oozie | Apache Oozie | implies hadoop .9
hortonworks | Hortonworks | implies hadoop .9 | related oozie .7
cloudera | Cloudera | implies hadoop .9 | related oozie .7
sqoop | Sqoop | implies hadoop .9 | related oozie .7
luigi | Luigi | aka spotify luigi | implies data-engineering .8, python .8 | case | context airflow, pipeline, pipelines, python
debezium | Debezium | aka change data capture, cdc pipelines | implies kafka .7, databases .6
ksqldb | ksqlDB | implies kafka .9, stream-processing .8, sql .5
rstudio | RStudio | aka r studio | implies r .9
stata | Stata | implies statistics .9 | related spss .8
gephi | Gephi | implies data-visualization .7, graph-databases .2
knime | KNIME | implies machine-learning .6, data-analysis .7
weka | Weka | implies machine-learning .6, data-analysis .7 | related knime .7
rapidminer | RapidMiner | implies machine-learning .6, data-analysis .7 | related knime .7
label-studio | Label Studio | implies machine-learning .4
dialogflow | Dialogflow | aka api.ai, google dialogflow | implies chatbots .9, nlp .5
rasa | Rasa | aka rasa nlu | implies chatbots .9, nlp .7, python .6 | case
wit-ai | Wit.ai | implies chatbots .7, nlp .5 | related dialogflow .8
luis | Microsoft LUIS | aka microsoft bot framework, azure bot service, bot framework | implies chatbots .9, azure .4
botkit | Botkit | implies chatbots .9
botpress | Botpress | implies chatbots .9 | related botkit .7
clarifai | Clarifai | aka clarifai api | implies computer-vision .6
qgis | QGIS | implies gis .9
arcgis | ArcGIS | aka esri, esri arcgis | implies gis .9 | related qgis .7
google-earth-engine | Google Earth Engine | aka earth engine | implies gis .8
`,
  ),
  ...skillTable(
    'practice',
    `
anomaly-detection | Anomaly detection | aka outlier detection, fraud detection | implies machine-learning .6
sentiment-analysis | Sentiment analysis | aka opinion mining | implies nlp .8
feature-engineering | Feature engineering | aka feature selection, data preprocessing, data cleaning | implies data-science .6
predictive-analytics | Predictive analytics | aka predictive modelling, regression models, predictive models | implies machine-learning .6, statistics .6
knowledge-graphs | Knowledge graphs | aka knowledge graph, ontologies, rdf, linked data, semantic web | implies graph-databases .6
data-governance | Data governance | aka data quality, master data management, data catalog | implies data-engineering .6
data-lakes | Data lakes | aka data lake, lakehouse, data lakehouse | implies data-engineering .8
explainable-ai | Explainable AI | aka interpretability, shap values, model interpretability, responsible ai | implies machine-learning .7
federated-learning | Federated learning | aka differential privacy | implies machine-learning .7, privacy .5
simulation | Simulation | aka agent based modeling, monte carlo simulation, discrete event simulation, agent based modelling | implies numerical-computing .5
computational-physics | Computational physics | aka finite element method, computational fluid dynamics, cfd, molecular dynamics, finite elements | implies numerical-computing .8
computational-chemistry | Computational chemistry | aka cheminformatics, rdkit, density functional theory | implies numerical-computing .6
neuroscience | Computational neuroscience | aka neuroimaging, eeg, brain computer interface, fmri | implies data-analysis .4
astronomy | Astronomy software | aka astropy | implies numerical-computing .5
astrophysics | Astrophysics | implies astronomy .8
epidemiology | Epidemiology | aka public health data | implies statistics .6
econometrics | Econometrics | aka causal inference | implies statistics .8
linear-algebra | Linear algebra | aka matrix computation, sparse matrices | implies numerical-computing .6
graph-theory | Graph theory | aka network analysis, social network analysis, complex networks | implies algorithms .6
data-structures | Data structures | implies algorithms .8
dynamic-programming | Dynamic programming | implies algorithms .8
computer-science | Computer science
mathematics | Mathematics | aka applied mathematics, math modeling, mathematical modelling, mathematical modeling
`,
  ),
];
